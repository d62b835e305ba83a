import { lowerFirst } from '../../../manifest/contract/lower-first.ts'
import { buildLabel } from './label.ts'
import { toSingular } from './singular.ts'

/** Qualities that follow the noun of the object around them: 'Velocidade permitida', 'Valor com desconto'. */
const quality =
  /^(?:Com |Sem )|^(?:Permitid|Medid|Considerad|Atualizad|Corrigid|Estimad|Declarad|Presumid)[oa]$|^(?:Original|Mensal|Anual)$/

/** Nouns and participles that say nothing without the object around them. */
const vague =
  /^(?:Franquia|Usad[oa]s?|Excedentes?|Restantes?|Disponíve(?:l|is)|Total|Mínim[oa]|Máxim[oa]|Médi[oa]|Atual|Anterior|Resultado|Nível|Confiança|Cancelamento|Habilitado|Ativ[oa]|Lid[oa]|Conteúdo|Elegível|Rejeitad[oa]s?|Abert[oa]s?)$/

/** Units at the end of the name of an object: `dadosMb`. */
const unit = / (MB|GB|KB|km|kg|minutos|dias)$/i

/** Returns the label of a value with the name of its object, if the label alone is vague. */
export function completeLabel(label: string, outerKey: string): string {
  const outer = buildLabel(outerKey)
  if (outer === outerKey || outer === label) return label
  if (quality.test(label)) {
    const noun = toSingular(outer)
    const isFeminine = /(?:a|ade|ão)$/.test(noun)
    const isAgreed = !/[oa]$/.test(label) || label.startsWith('Com ') || label.endsWith('a') === isFeminine
    return isAgreed ? `${noun} ${lowerFirst(label)}` : `${noun}: ${lowerFirst(label)}`
  }
  if (!vague.test(label)) return label
  if (label === 'Total' && /^(?:Custas|Despesas|Encargos)$/.test(outer)) return outer
  return `${outer.replace(unit, ' ($1)')}: ${lowerFirst(label)}`
}
