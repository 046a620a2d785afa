/** A time of day, or a length of time, as a text that is read as hours: `13:45:00`, `-2 d 03:04:05.5`.
 * @param seconds finite */
export function clockText(seconds: number): string {
  const micros = Math.round(Math.abs(seconds) * 1e6);
  const whole = Math.floor(micros / 1e6);
  const two = (value: number) => String(value).padStart(2, '0');
  const days = Math.floor(whole / 86_400);
  const clock = `${two(Math.floor(whole / 3600) % 24)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
  const fraction = micros % 1e6 === 0 ? '' : `.${String(micros % 1e6).padStart(6, '0')}`;
  return `${seconds < 0 ? '-' : ''}${days > 0 ? `${days} d ` : ''}${clock}${fraction}`;
}
