import type { ExpandedFamily, ExpandedVariant } from '../../expand/expand-family.ts'
import type { ValidModel } from '../../generate.ts'

export type DossieConsulta = { id: string; family: ExpandedFamily; variant: ExpandedVariant }

/** The consultas that the parts of a dossiê make, each with the family that it is of; none of what is no dossiê. */
export function listDossieConsultas(
  { dossies, families }: ValidModel['manifest'],
  name: string | undefined,
): DossieConsulta[] {
  const parts = dossies.find(({ value }) => value.dossie === name)?.value.parts ?? []
  return parts.flatMap((part) => {
    const family = families.find(({ file }) => file.consulta === part.consulta)
    const variant = family?.variants.find(({ number }) => number === part.variant)
    return family && variant ? [{ id: `${part.consulta}/${part.variant}`, family, variant }] : []
  })
}
