import type { JsonObject } from '../../../manifest/contract/json.ts'
import { splitWords } from './words.ts'

/** Beginnings of words that rows of one kind repeat in their keys, and the titles of such rows. */
const titles: readonly (readonly [stem: string, title: string])[] = [
  ['embarg', 'Embargos'],
  ['contrat', 'Contratos'],
  ['licitac', 'Licitações'],
  ['convenio', 'Convênios'],
  ['empenho', 'Empenhos'],
  ['process', 'Processos'],
  ['protest', 'Protestos'],
  ['sanc', 'Sanções'],
  ['multa', 'Multas'],
  ['infrac', 'Infrações'],
  ['imovel', 'Imóveis'],
  ['veiculo', 'Veículos'],
  ['benefici', 'Benefícios'],
  ['certid', 'Certidões'],
  ['inscric', 'Inscrições'],
  ['mandado', 'Mandados'],
  ['pagament', 'Pagamentos'],
  ['fatura', 'Faturas'],
  ['titulo', 'Títulos'],
  ['debito', 'Débitos'],
]

/** A word in fewer keys may be about something beside the row. */
const minKeys = 3

/** Returns the title of rows whose list has no name of its own, by the words that their keys repeat. */
export function nameRows(rows: readonly JsonObject[]): string | undefined {
  const keys = Object.keys(rows[0] ?? {}).map(splitWords)
  const counted = titles
    .map(([stem, title]) => ({
      title,
      count: keys.filter((words) => words.some((word) => word.startsWith(stem))).length,
    }))
    .filter(({ count }) => count >= minKeys)
    .toSorted((one, other) => other.count - one.count)
  return counted[0]?.title
}

/** Titles of lists that say nothing of their rows. */
export const isVagueTitle = (title: string) =>
  /^(?:Dados|Data|Conteúdo|Resultados?|Itens|Registros|Lista)$/.test(title)
