import type { Json } from '../../schema/consulta.ts'

/** Patterns of documents by length, for `{cast.marina.cpf:formatted}`. */
const patterns: { match: RegExp; replacement: string }[] = [
  { match: /^(\d{4})-(\d{2})-(\d{2})$/, replacement: '$3/$2/$1' },
  { match: /^(\d{2})(\d{4})(\d{4})$/, replacement: '($1) $2-$3' },
  { match: /^([0-9A-Z]{2})([0-9A-Z]{3})([0-9A-Z]{3})([0-9A-Z]{4})(\d{2})$/, replacement: '$1.$2.$3/$4-$5' },
  { match: /^(\d{5})(\d{3})$/, replacement: '$1-$2' },
  { match: /^([A-Z]{3})(\d{4})$/, replacement: '$1-$2' },
]

const cpfPattern = /^(\d{3})(\d{3})(\d{3})(\d{2})$/

const mobilePattern = /^(\d{2})(9\d{4})(\d{4})$/

/** Returns true for eleven digits that are a CPF by their check digits, not a mobile number. */
const isCpf = (text: string) => {
  const digits = [...text].map(Number)
  const check = (count: number) => {
    const sum = digits.slice(0, count).reduce((total, digit, index) => total + digit * (count + 1 - index), 0)
    return ((sum * 10) % 11) % 10
  }
  return check(9) === digits[9] && check(10) === digits[10]
}

/** Returns a fact as people write it: 111.444.777-35, 18/01/1984; in `upper` style, in capitals. */
export function formatFact(value: Json, style: string): Json {
  if (typeof value !== 'string') return value
  if (style === 'upper') return value.toUpperCase()
  if (cpfPattern.test(value) && (isCpf(value) || !mobilePattern.test(value)))
    return value.replace(cpfPattern, '$1.$2.$3-$4')
  if (mobilePattern.test(value)) return value.replace(mobilePattern, '($1) $2-$3')
  const known = patterns.find(({ match }) => match.test(value))
  return known ? value.replace(known.match, known.replacement) : value
}
