/** Digits and letters that are not taken for one another. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const length = 6

/** The number of a report, as in `20261122-7KQ2MX`: its day and six random signs, nothing of its subject. */
export function createReportNumber(now = new Date()): string {
  const padTwo = (part: number) => String(part).padStart(2, '0')
  const day = `${now.getFullYear()}${padTwo(now.getMonth() + 1)}${padTwo(now.getDate())}`
  const random = crypto.getRandomValues(new Uint8Array(length))
  return `${day}-${[...random].map((byte) => alphabet[byte % alphabet.length]).join('')}`
}
