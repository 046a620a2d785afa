/** What is told of a latitude that does not say on which side of the equator it lies. */
export const takenAsNorth = 'is taken as north of the equator';
/** Of one, or of a longitude, whose side only the places of the sentence can tell: "Chile south of 40 degrees". */
export const sideUnsaid = {
  lat: 'does not say whether it lies north or south of the equator',
  lon: 'does not say whether it lies east or west of Greenwich',
} as const;
