import { form } from '../../../../../codegen/authoring/studio/form/form.ts'
import type {
  EntryPath,
  FormControl,
  FormNode,
  StudioAnswers,
  Texts,
} from '../../../../../manifest/contract/studio.ts'
import { context } from './shipped-manifest.ts'

export const readForm = (file: string, path: EntryPath = [], drafts: Texts = {}): FormNode =>
  (form(context, { drafts, place: { file, path } }) as StudioAnswers['form']).node

export const listParts = ({ control }: FormNode): FormNode[] => {
  if (control.type === 'object') return control.children
  if (control.type === 'list') return control.items
  return control.type === 'map' ? control.entries : []
}

/** Returns the node at keys below a node. */
export function findNode(node: FormNode, ...keys: string[]): FormNode {
  const [key, ...rest] = keys
  if (key === undefined) return node
  const part = listParts(node).find((one) => one.key === key)
  if (!part) throw new Error(`${node.path.join('.')} has no ${key}`)
  return findNode(part, ...rest)
}

export function readControl<Type extends FormControl['type']>(node: FormNode, type: Type) {
  const { control } = node
  if (control.type !== type) throw new Error(`${node.path.join('.')} is ${control.type}`)
  return control as Extract<FormControl, { type: Type }>
}

export const listAll = (node: FormNode): FormNode[] => [node, ...listParts(node).flatMap(listAll)]
