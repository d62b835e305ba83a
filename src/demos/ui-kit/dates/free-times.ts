const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '14:00', '14:30', '15:00', '15:30', '16:00']

/** The free times of an invented agenda: the same for a day on each call, different for other days. */
export const listFreeTimes = (day: string): string[] => {
  const seed = Number(day.replaceAll('-', ''))
  return times.filter((_, index) => (seed * 7 + index * 5) % 3 !== 0)
}
