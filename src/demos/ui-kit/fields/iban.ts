/** Country codes with the length of their IBANs (SWIFT IBAN registry). */
export const ibanLengths: Record<string, number> = {
  BR: 29,
  PT: 25,
  ES: 24,
  FR: 27,
  DE: 22,
  IT: 27,
  GB: 22,
  NL: 18,
  BE: 16,
  CH: 21,
  AT: 20,
  IE: 22,
}

export const ibanCountries: Record<string, string> = {
  BR: 'Brasil',
  PT: 'Portugal',
  ES: 'Espanha',
  FR: 'França',
  DE: 'Alemanha',
  IT: 'Itália',
  GB: 'Reino Unido',
  NL: 'Países Baixos',
  BE: 'Bélgica',
  CH: 'Suíça',
  AT: 'Áustria',
  IE: 'Irlanda',
}

/** The remainder of a number of any length, digit by digit. */
const remainder97 = (digits: string) =>
  [...digits].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0)

/**
 * ISO 13616: the first four characters move to the end, letters become numbers (A = 10), and the whole leaves the
 * remainder 1 when it is divided by 97.
 */
export function passesMod97(iban: string): boolean {
  const moved = iban.slice(4) + iban.slice(0, 4)
  return remainder97(moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) === 1
}

/** Returns the error of an IBAN without blanks, in Portuguese; `undefined` if it is valid. */
export function findIbanError(iban: string): string | undefined {
  const country = iban.slice(0, 2)
  const length = ibanLengths[country]
  if (!/^[A-Z]{2}\d{2}/.test(iban)) return 'Comece com o país e dois dígitos, como BR18'
  if (!length) return `Este exemplo não conhece o país ${country}`
  if (iban.length !== length) return `O IBAN de ${ibanCountries[country]} tem ${length} caracteres`
  return passesMod97(iban) ? undefined : 'IBAN inválido: confira os caracteres'
}
