import type { EntryPath, ValueEdit } from '../../../../manifest/contract/studio.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import { readAtPath } from '../../../compile/parse/read-at-path.ts'

/** Returns the values that files must have after an edit, by file name. They do not tell the order of keys. */
export function expectedValues(readRoot: (file: string) => Json, edit: ValueEdit): Map<string, Json> {
  const { file, path } = edit.place
  const root = structuredClone(readRoot(file))
  if (edit.op !== 'transfer') return new Map([[file, changeValue(root, edit)]])
  const other = edit.to.file === file ? root : structuredClone(readRoot(edit.to.file))
  // The list is found before the removal shifts its path.
  const list = findList(other, edit.to.path)
  const value = removeAt(root, path)
  list.splice(edit.index, 0, value)
  return new Map([
    [file, root],
    [edit.to.file, other],
  ])
}

type Container = { [key: string]: Json } | Json[]

const isContainer = (value: Json | undefined): value is Container =>
  typeof value === 'object' && value !== null

const read = (root: Json, path: EntryPath) => readAtPath(root, path) as Json | undefined

/** Returns the container at a path; creates missing ones, as lists if an index follows. */
function findContainer(holder: { root: Json }, path: EntryPath, isList: boolean): Container {
  const found = read(holder.root, path)
  if (isContainer(found)) return found
  const created: Container = isList ? [] : {}
  const key = path.at(-1)
  if (key === undefined) holder.root = created
  else write(findContainer(holder, path.slice(0, -1), typeof key === 'number'), key, created)
  return created
}

function findList(root: Json, path: EntryPath): Json[] {
  const list = findContainer({ root }, path, true)
  return Array.isArray(list) ? list : []
}

function write(container: Container, key: string | number, value: Json) {
  if (Array.isArray(container)) container[Number(key)] = value
  else container[key] = value
}

function removeAt(root: Json, path: EntryPath): Json {
  const container = read(root, path.slice(0, -1))
  const key = path.at(-1) ?? ''
  if (Array.isArray(container)) return container.splice(Number(key), 1)[0] ?? null
  if (!isContainer(container)) return null
  const value = container[key] ?? null
  delete container[key]
  return value
}

function changeValue(root: Json, edit: Exclude<ValueEdit, { op: 'transfer' }>): Json {
  const { path } = edit.place
  const holder = { root }
  const key = path.at(-1)
  if (edit.op === 'set') {
    if (key === undefined) return edit.value as Json
    write(findContainer(holder, path.slice(0, -1), typeof key === 'number'), key, edit.value as Json)
  } else if (edit.op === 'remove') removeAt(root, path)
  else if (edit.op === 'insert') {
    const list = findContainer(holder, path, path.length > 0)
    if (Array.isArray(list)) list.splice(edit.index, 0, edit.value as Json)
    else Object.assign(list, edit.value)
  } else if (edit.op === 'move') {
    const list = read(root, path)
    if (Array.isArray(list)) list.splice(edit.to, 0, ...list.splice(edit.from, 1))
  } else {
    const container = read(root, path.slice(0, -1))
    const value = removeAt(root, path)
    if (isContainer(container)) write(container, edit.to, value)
  }
  return holder.root
}
