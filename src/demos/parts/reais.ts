import { createMoneyFormat } from '@/lib/format/intl.ts'

const money = createMoneyFormat({ maximumFractionDigits: 0 })

/** Formats whole reais: "R$ 12.840". */
export const formatMoney = (value: number) => money.format(value)

const maxValue = 1_000_000

/** Parses reais: "1.250,50" or "1250.5". `undefined` if it is no amount above zero. */
export function parseReais(text: string): number | undefined {
  const plain = text.trim().replace(/^R\$\s*/, '')
  const value = Number(
    /,\d{1,2}$/.test(plain) || /\.\d{3}\b/.test(plain) ? plain.replaceAll('.', '').replace(',', '.') : plain,
  )
  return plain !== '' && value > 0 && value <= maxValue ? value : undefined
}
