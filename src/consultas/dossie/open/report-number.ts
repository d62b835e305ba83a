/** Without characters that look alike. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const length = 6

/** Creates the number of a report, such as `20261122-7KQ2MX`: its day and six random characters. */
export function createReportNumber(now = new Date()): string {
  const padTwo = (part: number) => String(part).padStart(2, '0')
  const day = `${now.getFullYear()}${padTwo(now.getMonth() + 1)}${padTwo(now.getDate())}`
  const random = crypto.getRandomValues(new Uint8Array(length))
  return `${day}-${[...random].map((byte) => alphabet[byte % alphabet.length]).join('')}`
}
