/** What is told of a latitude that does not say on which side of the equator it lies. */
export const takenAsNorth = 'is taken as north of the equator';
