import type { LoadedDossie } from '@/routes/load-dossie.ts'
import { exampleValues } from '../form/example-values.ts'
import { type FormValues, normaliseValues, validateForm } from '../form/form-values.ts'
import { isDemoConsulta } from '../sources/mode.ts'

/**
 * Returns values to try a dossiê with, from the examples of its parts; `undefined` if any of its sources is
 * live.
 */
export function readDossieExample({ dossie, families }: LoadedDossie): FormValues | undefined {
  const found: FormValues = {}
  for (const { family, variant, with: templates } of dossie.parts) {
    const definition = families[family]?.variants[variant]
    if (!definition || !isDemoConsulta(definition)) return undefined
    const sample = exampleValues(definition) ?? {}
    for (const [field, template] of Object.entries(templates)) {
      const [, name = ''] = /^\{([\w-]+)\}$/.exec(template) ?? []
      const value = sample[field]
      if (value !== undefined) found[name] ??= value
    }
  }
  const values = normaliseValues(dossie.fields, found)
  return Object.keys(validateForm(dossie, values)).length === 0 ? values : undefined
}
