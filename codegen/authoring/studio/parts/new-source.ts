import type { Place } from '../../../../manifest/contract/studio.ts'
import { FieldError, type NewPartKind, omitEmpty, textField } from './new-part.ts'

export const source: NewPartKind = {
  listFields: () => [
    textField('name', 'Nome', { help: 'Sem espaços nem acentos: como as consultas a chamam.' }),
    textField('title', 'Título', { isOptional: true, help: 'Como o resultado a chama; sem ele, pelo nome.' }),
    textField('baseUrl', 'Endereço', { help: 'O começo do endereço, como https://api.exemplo.com.br.' }),
  ],
  build({ name = '', title, baseUrl }, { manifest, edit }) {
    if (Object.hasOwn(manifest.sources?.value.sources ?? {}, name))
      throw new FieldError('name', `A fonte "${name}" já existe`)
    const place: Place = { file: 'sources.yaml', path: ['sources', name] }
    return {
      texts: edit([{ op: 'set', place, value: omitEmpty({ title, baseUrl }) }]),
      place,
      paths: { name: [[]] },
    }
  },
}
