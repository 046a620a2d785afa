/** The transverse Mercator projection of UTM, backwards. */

const a = 6_378_137;
const f = 1 / 298.257223563;
const n = f / (2 - f);
const scaleOnMeridian = 0.9996;
/** Radius of the sphere whose meridians are as long. */
const radius = (a / (1 + n)) * (1 + n ** 2 / 4 + n ** 4 / 64);
/** Krüger's series to the fourth order of the third flattening: micrometres within a zone. */
const beta = [
  n / 2 - (2 * n ** 2) / 3 + (37 * n ** 3) / 96 - n ** 4 / 360,
  n ** 2 / 48 + n ** 3 / 15 - (437 * n ** 4) / 1440,
  (17 * n ** 3) / 480 - (37 * n ** 4) / 840,
  (4397 * n ** 4) / 161_280,
];
const e = Math.sqrt(f * (2 - f));
const degrees = 180 / Math.PI;

/** @param x  metres east of the middle meridian
 * @param y  metres north of the equator
 * @returns degrees east of the middle meridian, and latitude
 * @see C. F. F. Karney, "Transverse Mercator with an accuracy of a few nanometers", J. Geodesy 85 (2011), equations 25, 36 */
export function inverseTransverseMercator(x: number, y: number): { lon: number; lat: number } {
  const xi = y / (scaleOnMeridian * radius);
  const eta = x / (scaleOnMeridian * radius);
  let [xi2, eta2] = [xi, eta];
  beta.forEach((factor, i) => {
    const k = 2 * (i + 1);
    xi2 -= factor * Math.sin(k * xi) * Math.cosh(k * eta);
    eta2 -= factor * Math.cos(k * xi) * Math.sinh(k * eta);
  });
  const tauConformal = Math.sin(xi2) / Math.hypot(Math.sinh(eta2), Math.cos(xi2));
  const lon = Math.atan2(Math.sinh(eta2), Math.cos(xi2)) * degrees;
  // Newton's steps from the conformal latitude to the geodetic one; three reach the last bit.
  let tau = tauConformal;
  for (let step = 0; step < 5; step++) {
    const root = Math.hypot(1, tau);
    const sigma = Math.sinh(e * Math.atanh((e * tau) / root));
    const back = tau * Math.hypot(1, sigma) - sigma * root;
    tau +=
      ((tauConformal - back) / Math.hypot(1, back)) * ((1 + (1 - e * e) * tau * tau) / ((1 - e * e) * root));
  }
  return { lon, lat: Math.atan(tau) * degrees };
}
