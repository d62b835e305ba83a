import type { ValidModel } from '../../../generate.ts'
import type { ManifestItem } from '../manifest-item.ts'
import { listBatchItems, listFormItems } from './forms.ts'

/** Lists dossiês, their forms and their parts. */
export const listDossieItems = ({ model, manifest }: ValidModel): ManifestItem[] =>
  model.dossies.flatMap((definition) => {
    const file = manifest.dossies.find(({ value }) => value.dossie === definition.dossie)
    if (!file) return []
    const { document } = file
    const access = file.value.access?.length ? file.value.access : undefined
    const { dossie: name, title, description, icon, path, parts, batch } = definition
    const value = { path, title, description, icon, access }
    const dossie: ManifestItem = {
      subject: 'dossie',
      keys: [name, path],
      name,
      path,
      value,
      containerName: document.name,
      document,
      at: [],
      keyOrValue: 'key',
    }
    const fields = definition.fields.map((_, index) => ['fields', index])
    return [
      dossie,
      ...listFormItems(dossie, definition, { fields }),
      ...(batch ? listBatchItems(dossie, batch, ['batch']) : []),
      ...parts.map(({ name: part, family, variant, title, with: templates }, index): ManifestItem => {
        return {
          subject: 'part',
          keys: [part, `${family}/${variant}`],
          name: part,
          value: { consulta: `${family}/${variant}`, title, with: templates },
          owner: dossie,
          isOrdered: true,
          document,
          at: ['parts', index],
          keyOrValue: 'key',
        }
      }),
    ]
  })
