const padTwo = (part: number) => String(part).padStart(2, '0')

/** Returns a file name with the consulta and the time, and without personal data. */
export function fileName(consultaId: string, at: number, extension: string): string {
  const date = new Date(at)
  const day = [date.getFullYear(), padTwo(date.getMonth() + 1), padTwo(date.getDate())].join('-')
  const consulta = consultaId.replace(/[^A-Za-z0-9]+/g, '-')
  return `${consulta}-${day}-${padTwo(date.getHours())}${padTwo(date.getMinutes())}.${extension}`
}
