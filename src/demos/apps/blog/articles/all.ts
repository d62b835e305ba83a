import type { CastArticle } from '../article.ts'
import { alphanumericCnpj } from './alphanumeric-cnpj.ts'
import { caseNumbers } from './case-numbers.ts'
import { cepReading } from './cep-reading.ts'
import { cpfDigits } from './cpf-digits.ts'
import { legalBasis } from './legal-basis.ts'
import { plateFormats } from './plate-formats.ts'
import { scoreMyths } from './score-myths.ts'

/** Newest first. */
export const articles: readonly CastArticle[] = [
  cpfDigits,
  alphanumericCnpj,
  cepReading,
  legalBasis,
  scoreMyths,
  caseNumbers,
  plateFormats,
]
