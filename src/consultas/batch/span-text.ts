const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** How long something takes, as a person would say it: "40 s", "12 min", "1 h 20 min". */
export function spanText(ms: number): string {
  if (ms < minute) return `${Math.max(1, Math.ceil(ms / second))} s`
  const minutes = Math.ceil(ms / minute)
  if (ms < hour) return `${minutes} min`
  const rest = minutes % 60
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${rest} min`
}
