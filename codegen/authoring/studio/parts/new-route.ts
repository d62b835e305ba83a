import type { FormChoice, Place } from '../../../../manifest/contract/studio.ts'
import type { ExpandedManifest } from '../../../compile/expand/expand-manifest.ts'
import { normalizedPattern } from '../../../compile/expand/match-route.ts'
import { fileStem } from '../../../compile/read/manifest-files.ts'
import {
  choiceField,
  FieldError,
  type NewPartKind,
  omitEmpty,
  suggestionField,
  textField,
} from './new-part.ts'

export const route: NewPartKind = {
  listFields: ({ manifest, names }, near) => [
    choiceField('file', 'Arquivo de rotas', listRouteFiles(manifest), {
      value: selectRouteFile(manifest, near),
      help: 'O arquivo diz quem vê a página: o produto, para quem entrou, ou o público.',
    }),
    textField('path', 'Caminho', { help: 'Começa com /; um segmento pode ser um :parâmetro.' }),
    textField('title', 'Título'),
    suggestionField('page', 'Página', names.pages(), { help: 'O arquivo dentro de src, sem extensão.' }),
    textField('description', 'Descrição', { isOptional: true, isLong: true }),
  ],
  build({ file = '', path, page, title, description }, { manifest, edit }) {
    const index = findRoutes(manifest, file)?.value.routes.length
    if (index === undefined) throw new FieldError('file', `O arquivo ${file} não pode ser lido`)
    const place: Place = { file, path: ['routes', index] }
    return {
      texts: edit([{ op: 'set', place, value: omitEmpty({ path, page, title, description }) }]),
      place,
    }
  },
}

export const redirect: NewPartKind = {
  listFields: ({ names }) => [
    textField('from', 'De', { help: 'O caminho antigo, como /antigo.' }),
    suggestionField('to', 'Para', names.paths(), { help: 'O caminho de uma página.' }),
  ],
  build({ from, to = '' }, { manifest, edit }) {
    const file = findRedirectFile(manifest, to)
    if (file === undefined)
      throw new FieldError('to', 'Nenhum arquivo em routes/ pode guardar o redirecionamento')
    const { redirects } = file.value
    // The redirect of all unknown paths stays the last.
    const star = redirects.findIndex((one) => one.from === '*')
    const index = star === -1 ? redirects.length : star
    const list: Place = { file: file.document.name, path: ['redirects'] }
    return {
      texts: edit([{ op: 'insert', place: list, index, value: { from, to } }]),
      place: { ...list, path: ['redirects', index] },
    }
  },
}

const listRouteFiles = ({ routes }: ExpandedManifest): FormChoice[] =>
  routes.map(({ document: { name }, value: { group } }) => ({
    value: name,
    label: group ?? fileStem(name),
  }))

const findRoutes = ({ routes }: ExpandedManifest, file: string) =>
  routes.find(({ document }) => document.name === file)

/** Returns the file in the editor, or the app's first file without a group: its pages are the product's own. */
function selectRouteFile(manifest: ExpandedManifest, near: Place | undefined): string | undefined {
  const inEditor = near && findRoutes(manifest, near.file)
  const own = manifest.routes.find(({ value }) => value.layout === 'app' && value.group === undefined)
  return (inEditor ?? own ?? manifest.routes[0])?.document.name
}

/** Returns the first file with redirects of the layout that the target has. */
function findRedirectFile({ routes }: ExpandedManifest, to: string) {
  const key = normalizedPattern(to)
  const target = routes.find(({ value }) => value.routes.some(({ path }) => normalizedPattern(path) === key))
  const layout = target?.value.layout ?? 'app'
  const files = routes.filter(({ value }) => value.layout === layout)
  return files.find(({ value }) => value.redirects.length > 0) ?? files[0]
}

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
