import type { FormChoice } from '../../../../manifest/contract/studio.ts'
import { newFields } from '../../../../manifest/kinds/index.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import type { NewRequest } from '../../../../manifest/schema/studio.ts'
import type { ExpandedFamily, ExpandedVariant } from '../../../compile/expand/expand-family.ts'
import type { ExpandedManifest } from '../../../compile/expand/expand-manifest.ts'
import { readAtPath } from '../../../compile/parse/read-at-path.ts'
import { fileStem } from '../../../compile/read/manifest-files.ts'
import { CommandError } from '../../../diagnostics/errors.ts'
import { schemaLine } from '../../../emit/json-schema/schema-line.ts'
import { addFamily, slug } from '../../add/add-family.ts'
import { addVariant } from '../../add/add-variant.ts'
import type { Addition } from '../../add/addition.ts'
import { formatMap } from '../../edit/yaml-text.ts'
import type { DraftNames } from '../form/draft-names.ts'
import {
  choiceField,
  FieldError,
  type NewPartKind,
  namesField,
  omitEmpty,
  selectKnown,
  textField,
} from './new-part.ts'

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
    ...listRequestFields(names, 'Sem ele, o pedido das partes comuns da família, ou um palpite.'),
  ],
  build({ family = '', title = '', number, ...values }, { manifest }) {
    const request = readRequest(values)
    const addition = explainCommandError(number === undefined ? 'family' : 'number', () =>
      addVariant({ family, title, number, request, page: undefined }, manifest),
    )
    return {
      texts: { [addition.name]: addition.text },
      place: { file: addition.name, path: ['variants', addition.number] },
      paths: { title: [['title']], ...requestPaths },
    }
  },
}

export const family: NewPartKind = {
  listFields: ({ names }) => [
    textField('title', 'Título', { help: 'O título da família e da sua primeira consulta.' }),
    textField('name', 'Nome', { help: 'Sem espaços nem acentos: o nome do arquivo e o fim do endereço.' }),
    namesField('kinds', 'Campos do formulário', listKindChoices(), {
      help: 'O que se pergunta; os rótulos e a ordem mudam depois no formulário da família.',
    }),
    ...listRequestFields(names, 'Sem ele, um palpite, que a documentação da fonte corrige.'),
  ],
  build({ name = '', title = '', kinds = '', ...values }, { manifest, folders }) {
    const request = readRequest(values)
    if (manifest.families.some(({ file }) => file.consulta.toLowerCase() === name.toLowerCase()))
      throw new FieldError('name', `A família "${name}" já existe`)
    const { name: file, text } = explainCommandError('name', () =>
      addFamily({ name, title, kinds, request, page: undefined }, manifest, folders),
    )
    return {
      texts: { [file]: text },
      place: { file, path: ['variants', 1] },
      paths: { title: [['title']], name: [] },
    }
  },
}

const listRequestFields = (names: DraftNames, help: string) => [
  choiceField('source', 'Fonte', names.sources(), { isOptional: true }),
  choiceField(
    'method',
    'Método',
    [
      { value: 'get', label: 'GET' },
      { value: 'post', label: 'POST' },
    ],
    { isOptional: true, value: 'post' },
  ),
  textField('path', 'Caminho na fonte', { isOptional: true, help: `Como /pessoas/{cpf}. ${help}` }),
]

function readRequest({ source, method = '', path }: Record<string, string>): NewRequest | undefined {
  if (source === undefined && path === undefined) return undefined
  if (source === undefined) throw new FieldError('source', 'Escolha a fonte deste caminho')
  if (path === undefined) throw new FieldError('path', 'Escreva o caminho nesta fonte')
  return { source, method: method === 'get' ? 'get' : 'post', path }
}

/** The fields of the request, in a variant. */
const requestPaths = {
  source: [['request', 'source']],
  path: [
    ['request', 'get'],
    ['request', 'post'],
  ],
}

const listKindChoices = () => Object.entries(newFields).map(([value, { label }]) => ({ value, label }))

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

export const dossie: NewPartKind = {
  listFields: ({ manifest }) => [
    textField('title', 'Título'),
    textField('name', 'Nome', {
      isOptional: true,
      help: 'O nome do arquivo, sem espaços nem acentos. Sem ele, vem do título.',
    }),
    textField('path', 'Caminho', { isOptional: true, help: 'Sem ele, /dossie/ e o nome.' }),
    textField('description', 'Descrição', { isOptional: true, isLong: true }),
    namesField('parts', 'Consultas', listConsultas(manifest), {
      help: 'As partes do relatório. O formulário pergunta o que elas precisam saber.',
    }),
  ],
  build({ title = '', name = buildName(title), path, description, parts = '' }, { manifest, folders }) {
    if (manifest.dossies.some(({ document }) => document.name.toLowerCase() === `dossies/${name}.yaml`))
      throw new FieldError('name', `O dossiê "${name}" já existe`)
    if (!/^[A-Za-z][\w-]*$/.test(name))
      throw new FieldError('name', 'Use letras sem acento, dígitos, _ e -, começando por uma letra')
    const file = `dossies/${name}.yaml`
    const selected = parts.split(',').flatMap((id) => findVariant(manifest, id))
    const head = omitEmpty<Json>({ dossie: name, title, description, path: path ?? `/dossie/${name}` })
    const sections = [head, { fields: listFields(selected) }, { parts: selected.map(buildPart) }]
    const written = sections.map((section) => `${formatMap(Object.entries(section), 0, 2).join('\n')}\n`)
    return {
      texts: { [file]: `${schemaLine(file, folders)}\n${written.join('\n')}` },
      place: { file, path: [] },
      paths: { name: [['dossie']], parts: [['parts'], ['fields']] },
    }
  },
}

/** 'Dossiê de crédito' has the name `credito`. */
const buildName = (title: string) => slug(title.replace(/^dossiê (?:d[eao]s? |para )?/i, ''))

type Selected = { family: ExpandedFamily; variant: ExpandedVariant }

const listConsultas = ({ families }: ExpandedManifest): FormChoice[] =>
  families.flatMap(({ file, variants }) =>
    variants.map(({ number, written: variant }) => ({
      value: `${file.consulta}/${number}`,
      label: `${file.title}: ${variant.title}`,
    })),
  )

function findVariant({ families }: ExpandedManifest, id: string): Selected[] {
  const [name, number] = id.split('/')
  const family = families.find(({ file }) => file.consulta === name)
  const variant = family?.variants.find((one) => String(one.number) === number)
  return family && variant ? [{ family, variant }] : []
}

/** A family's only variant needs no number, if it is the first. */
const buildPart = ({ family: { file, variants }, variant: { number } }: Selected): Json => ({
  consulta: file.consulta,
  ...((number > 1 || variants.length > 1) && { variant: number }),
})

/** Returns the fields of the first consulta, and of the others those that they require and no earlier one asks. */
function listFields(selected: Selected[]): Json[] {
  const kinds = new Set<string>()
  return selected.flatMap(({ family, variant }, index) => {
    const needed = variant.fields.filter(
      ({ item }) => index === 0 || (item.required && !kinds.has(item.kind)),
    )
    for (const { item } of needed) kinds.add(item.kind)
    return needed.map(({ path }) => readAtPath(family.document.value, path) as Json)
  })
}
