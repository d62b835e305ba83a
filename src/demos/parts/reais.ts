import { createMoneyFormat, decimalSign, moneySymbol } from '@/lib/format/intl.ts'

const money = createMoneyFormat({ maximumFractionDigits: 0 })

/** Formats whole reais: "R$ 12.840". */
export const formatMoney = (value: number) => money.format(value)

const maxValue = 1_000_000

/** Parses money as the locale writes it: "1.250,50" or "1250.5". `undefined` if it is no amount above zero. */
export function parseReais(text: string): number | undefined {
  const plain = text.trim().replace(moneySymbol(), '').trim()
  const [group, sign] = decimalSign() === ',' ? ['.', ','] : [',', '.']
  const isWritten = plain.includes(sign) || new RegExp(`\\${group}\\d{3}\\b`).test(plain)
  const value = Number(isWritten ? plain.replaceAll(group, '').replace(sign, '.') : plain)
  return plain !== '' && value > 0 && value <= maxValue ? value : undefined
}
