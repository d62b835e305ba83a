import { formKinds } from '../../../../manifest/contract/form-kinds.ts'
import { fileStem } from '../../../compile/read/manifest-files.ts'
import { CommandError } from '../../../diagnostics/errors.ts'
import { addFamily } from '../../add/add-family.ts'
import { addVariant } from '../../add/add-variant.ts'
import type { Addition } from '../../add/addition.ts'
import { choiceField, FieldError, type NewPartKind, namesField, selectKnown, textField } from './new-part.ts'

export const variant: NewPartKind = {
  listFields: ({ names }, near) => [
    choiceField('family', 'Família', names.families(), {
      value: selectKnown(
        names.families(),
        near?.file.startsWith('consultas/') ? fileStem(near.file) : undefined,
      ),
      help: 'A consulta nova parte do formulário e do pedido que as outras da família têm em comum.',
    }),
    textField('title', 'Título', { help: 'Como o catálogo, a trilha e a busca a chamam.' }),
    textField('number', 'Número', {
      isOptional: true,
      help: 'O fim do endereço da página. Sem ele, o próximo número livre.',
    }),
  ],
  build({ family = '', title = '', number }, { manifest }) {
    const addition = explainCommandError(number === undefined ? 'family' : 'number', () =>
      addVariant({ family, title, number, page: undefined }, manifest),
    )
    return {
      texts: { [addition.name]: addition.text },
      place: { file: addition.name, path: ['variants', addition.number] },
      paths: { title: [['title']] },
    }
  },
}

export const family: NewPartKind = {
  listFields: () => [
    textField('title', 'Título', { help: 'O título da família e da sua primeira consulta.' }),
    textField('name', 'Nome', { help: 'Sem espaços nem acentos: o nome do arquivo e o fim do endereço.' }),
    namesField('kinds', 'Campos do formulário', listKindChoices(), {
      help: 'O que se pergunta; os rótulos e a ordem mudam depois no formulário da família.',
    }),
  ],
  build({ name = '', title = '', kinds = '' }, { manifest, folders }) {
    if (manifest.families.some(({ file }) => file.consulta.toLowerCase() === name.toLowerCase()))
      throw new FieldError('name', `A família "${name}" já existe`)
    const { name: file, text } = explainCommandError('name', () =>
      addFamily({ name, title, kinds, page: undefined }, manifest, folders),
    )
    return {
      texts: { [file]: text },
      place: { file, path: ['variants', 1] },
      paths: { title: [['title']], name: [] },
    }
  },
}

const listKindChoices = () => Object.entries(formKinds).map(([value, { label }]) => ({ value, label }))

/** @throws FieldError if the command line refuses. Its hint becomes a second sentence. */
function explainCommandError(field: string, add: () => Addition): Addition {
  try {
    return add()
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    const { reason, hint } = error
    throw new FieldError(
      field,
      hint === undefined ? reason : `${reason}. ${hint.charAt(0).toUpperCase()}${hint.slice(1)}`,
    )
  }
}
