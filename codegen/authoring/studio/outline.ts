import { listElements, readKey } from '../../../manifest/contract/json.ts'
import type {
  EntryPath,
  OutlineNode,
  Screen,
  StudioAnswers,
  StudioRequests,
} from '../../../manifest/contract/studio.ts'
import { type ManifestFile, selectYamlFiles } from '../../compile/read/manifest-files.ts'
import { readManifest } from '../../compile/read/read-manifest.ts'
import { type FileValue, type Group, type NodeWords, outlineGroups, showPath } from './outline-groups.ts'
import { readManifestFiles, type StudioContext } from './studio-context.ts'

/** `outline`: the parts of the drafts as a tree, in the order of the files. Values need not be valid. */
export function outline(
  context: StudioContext,
  { drafts }: StudioRequests['outline'],
): StudioAnswers['outline'] {
  const { folders, cwd } = context
  const manifestFiles = readManifestFiles(context, drafts)
  const { documents } = readManifest(folders.manifestDir, cwd, manifestFiles)
  const values = new Map(documents.map(({ name, value }) => [name, value]))
  const files = selectYamlFiles(manifestFiles.names() ?? [])
  return { groups: outlineGroups.flatMap((group) => buildGroup(group, files, values)) }
}

function buildGroup(
  { title, kinds, read: readGroup }: Group,
  files: ManifestFile[],
  values: Map<string, unknown>,
): OutlineNode[] {
  const findScreen = (page: string) => findRouteScreen(page, values)
  const home = showPath(readKey(readKey(values.get('app.yaml'), 'auth'), 'home') ?? '/dashboard')
  const children = files
    .filter(({ kind }) => kind !== undefined && kinds.includes(kind))
    .flatMap(({ name }) => {
      const at: FileValue['at'] = (path, words) => buildNode(name, path, words)
      return values.has(name)
        ? readGroup({ name, value: values.get(name), at, findScreen, home })
        : [at([], { title: name, detail: 'não é YAML' })]
    })
  return children.length === 0 ? [] : [{ id: title, title, children }]
}

function findRouteScreen(page: string, values: Map<string, unknown>): Screen | undefined {
  const routes = [...values].flatMap(([name, value]) =>
    name.startsWith('routes/') ? listElements(readKey(value, 'routes')) : [],
  )
  const route = routes.find((candidate) => readKey(candidate, 'page') === page)
  return showPath(readKey(route, 'path'))
}

const buildNode = (
  file: string,
  path: EntryPath,
  { title, detail, screen, children = [] }: NodeWords,
): OutlineNode => ({
  id: [file, ...path].join('/'),
  title:
    typeof title === 'string' && title !== ''
      ? title
      : typeof title === 'number'
        ? `${title}`
        : '(sem título)',
  ...(typeof detail === 'string' && { detail }),
  place: { file, path },
  ...(screen && { screen }),
  children,
})
