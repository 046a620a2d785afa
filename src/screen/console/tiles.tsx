/** Figures that are read first, large. */

export function Tiles({ tiles }: { readonly tiles: readonly (readonly [string, string])[] }) {
  return (
    <dl class="tiles">
      {tiles.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
