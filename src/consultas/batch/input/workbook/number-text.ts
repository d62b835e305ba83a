/** Literal texts of a number format: quoted, escaped, a placeholder's width, a filler, a colour or a locale. */
const literals = /"([^"]*)"|\\(.)|_.|\*.|\[[^\][]*\]/g

const countZeros = (text: string) => text.split('0').length - 1

/** Formats that only place digits, like `000"."000"."000-00` for a CPF. A bare point is a decimal point. */
const isDigitMask = (places: string) => /^[0\-/() ]*$/.test(places) && countZeros(places) > 1

/** Fills a mask with digits from its end. */
function fillMask(mask: string, value: number): string {
  let digits = String(value)
  const filled = [...mask].reverse().map((character) => {
    if (character !== '0') return character
    const digit = digits.at(-1) ?? '0'
    digits = digits.slice(0, -1)
    return digit
  })
  return digits + filled.reverse().join('')
}

/** Returns a mask in which every 0 is a place for a digit; `undefined` for other formats. */
function readMask(format: string): string | undefined {
  const [positive = ''] = format.split(';')
  const places = positive.replace(literals, '')
  const mask = positive.replace(literals, (_, quoted = '', escaped = '') => quoted + escaped)
  // A literal zero would be taken for a place.
  return isDigitMask(places) && countZeros(mask) === countZeros(places) ? mask : undefined
}

/** Spreadsheets show up to 30 decimals. Older browsers format up to 20. */
const maxDecimals = 20

/** Spreadsheets show 15 digits. */
const roundToShown = (value: number) => Number(value.toPrecision(15))

const plainNumber = (value: number) =>
  Number.isSafeInteger(value) ? String(value) : String(roundToShown(value)).replace('.', ',')

function formatDecimals(value: number, format: string): string {
  const decimals = Math.min(maxDecimals, /\.(0+)/.exec(format)?.[1]?.length ?? 0)
  return new Intl.NumberFormat('pt-BR', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: Math.max(decimals, /\.0*#/.test(format) ? 6 : 0),
    useGrouping: format.includes(','),
  }).format(value)
}

/** Writes a number as its cell shows it, in Brazilian notation. Unusual formats show the plain number. */
export function formatCellNumber(value: number, format: string | undefined): string {
  if (format === undefined || /^(?:General|Geral|@)$/i.test(format)) return plainNumber(value)
  const mask = Number.isSafeInteger(value) && value >= 0 ? readMask(format) : undefined
  if (mask !== undefined) return fillMask(mask, value)
  const [positive = ''] = format.split(';')
  const isCurrency = positive.includes('R$')
  const places = positive.replace(literals, '')
  if (/e[+-]/i.test(places) || !/[0#]/.test(places)) return plainNumber(value)
  if (places.includes('%')) return `${formatDecimals(roundToShown(value * 100), places)}%`
  const text = formatDecimals(Math.abs(value), places)
  return `${value < 0 ? '-' : ''}${isCurrency ? 'R$ ' : ''}${text}`
}

const pad = (value: number, length = 2) => String(value).padStart(length, '0')

/** Writes a date as dd/mm/aaaa, with the time if its format has one. The date's UTC parts are those of the cell. */
export function formatCellDate(date: Date, format: string): string {
  const places = format.replace(literals, '').toLowerCase()
  const hasTime = places.includes('h')
  const hasDay = /[dy]/.test(places) || !hasTime
  const day = `${pad(date.getUTCDate())}/${pad(date.getUTCMonth() + 1)}/${pad(date.getUTCFullYear(), 4)}`
  const isMonth = !places.includes('d') && places.includes('y') && !hasTime
  const seconds = places.includes('s') ? `:${pad(date.getUTCSeconds())}` : ''
  const time = `${pad(date.getUTCHours())}:${pad(date.getUTCMinutes())}${seconds}`
  return [hasDay ? (isMonth ? day.slice(3) : day) : '', hasTime ? time : ''].filter(Boolean).join(' ')
}
