import { Box, Button, Flex, Text } from '@chakra-ui/react'
import type { FormNode } from '@manifest/contract/studio.ts'
import { type FormEvent, use, useState } from 'react'
import { LuPlus } from 'react-icons/lu'
import { FormField, Input } from '@/ui/forms/field.tsx'
import { FieldTryOut, isFieldNode } from './field-try-out.tsx'
import { FormContext, useNodeEdits } from './form-context.ts'
import { MenuTree } from './menu/menu-tree.tsx'
import { NodeControl } from './node-control.tsx'
import { NodeList } from './node-list.tsx'

/** The controls of a node: of a map those of its keys, those that are set first, the others on demand. */
export function NodeFields({ node }: { node: FormNode }) {
  const [isShowingAll, setShowingAll] = useState(false)
  const { open } = use(FormContext)
  const { control } = node
  if (node.isPartial)
    return (
      <Button size="xs" variant="outline" onClick={() => open(node.path)}>
        Abrir {node.label}
      </Button>
    )
  if (control.type !== 'object') return <NodeRow node={node} />
  const alternatives = node.alternatives ?? []
  const isShown = ({ key, isRequired, value, control: { type } }: FormNode) =>
    isRequired || value !== undefined || type === 'variant' || alternatives.some((keys) => keys.includes(key))
  const shown = control.children.filter(isShown)
  const others = control.children.filter((child) => !isShown(child))
  return (
    <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {alternatives.length > 0 && (
        <Text textStyle="small" color="fg.muted">
          {formatAlternatives(alternatives, control.children)}
        </Text>
      )}
      {shown.map((child) => (
        <NodeRow key={child.key} node={child} />
      ))}
      {isShowingAll && others.map((child) => <NodeRow key={child.key} node={child} />)}
      {others.length > 0 && (
        <Button
          size="xs"
          variant="ghost"
          justifySelf="start"
          aria-expanded={isShowingAll}
          onClick={() => setShowingAll(!isShowingAll)}
        >
          <LuPlus aria-hidden="true" />
          {isShowingAll ? 'Menos campos' : `Mais campos: ${others.map(({ label }) => label).join(', ')}`}
        </Button>
      )}
      {isFieldNode(node) && <FieldTryOut node={node} />}
    </Box>
  )
}

/** Names the keys of an object, of which it needs one set, by their labels. */
function formatAlternatives(alternatives: string[][], children: FormNode[]): string {
  const findLabel = (name: string) => children.find(({ key }) => key === name)?.label ?? name
  const sets = alternatives.map((keys) => keys.map(findLabel).join(' e '))
  return `Preencha um destes: ${sets.slice(0, -1).join(', ')} ou ${sets.at(-1)}.`
}

function NodeRow({ node }: { node: FormNode }) {
  const { control, label, key, help, diagnostics, isRequired } = node
  const error = diagnostics.map(({ message }) => message).join(' ') || undefined
  if (control.type === 'boolean') return <NodeControl node={node} />
  if (control.type === 'list')
    return (
      <Group node={node}>
        <NodeList node={node} {...control} renderItem={(item) => <NodeFields node={item} />} />
      </Group>
    )
  if (control.type === 'menu')
    return (
      <Group node={node}>
        <MenuTree node={node} control={control} />
      </Group>
    )
  if (control.type === 'map')
    return (
      <Group node={node}>
        <NodeMap node={node} {...control} />
      </Group>
    )
  if (control.type === 'object') return <ObjectGroup node={node} />
  return (
    <FormField
      label={label}
      error={error}
      required={isRequired}
      help={
        <>
          <Box as="code" fontSize="11px" me="2">
            {key}
          </Box>
          {help}
        </>
      }
    >
      <NodeControl node={node} />
    </FormField>
  )
}

/** Controls of a part that has several values, below its name. */
function Group({
  node: { label, key, help, diagnostics },
  children,
}: {
  node: FormNode
  children: React.ReactNode
}) {
  return (
    <Box role="group" aria-label={label} borderInlineStartWidth="2px" ps="3">
      <Text fontWeight="600">
        {label}{' '}
        <Box as="code" fontSize="11px" fontWeight="400" color="fg.muted">
          {key}
        </Box>
      </Text>
      {help && (
        <Text textStyle="small" color="fg.muted" mb="2">
          {help}
        </Text>
      )}
      {diagnostics.map(({ message, line }) => (
        <Text key={`${line} ${message}`} textStyle="small" color="fg.error" mb="1">
          {message}
        </Text>
      ))}
      {children}
    </Box>
  )
}

function ObjectGroup({ node }: { node: FormNode }) {
  const { set, remove } = useNodeEdits(node.path, node.label)
  return (
    <Group node={node}>
      {node.value === undefined ? (
        <Button size="xs" variant="outline" onClick={() => set({})}>
          <LuPlus aria-hidden="true" /> Adicionar {node.label}
        </Button>
      ) : (
        <>
          <NodeFields node={node} />
          {!node.isRequired && (
            <Flex mt="2">
              <Button size="xs" variant="ghost" onClick={remove}>
                Remover {node.label}
              </Button>
            </Flex>
          )}
        </>
      )}
    </Group>
  )
}

type NodeMapProps = { node: FormNode; entries: FormNode[]; keyLabel: string; newValue: unknown }

/** The entries of a map with names of the author's own. Parts with content open in the editor. */
function NodeMap({ node, entries, keyLabel, newValue }: NodeMapProps) {
  const { insert } = useNodeEdits(node.path, node.label)
  const { open } = use(FormContext)
  const [name, setName] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    insert(entries.length, { [name.trim()]: newValue })
    setName('')
  }
  return (
    <Box display="grid" gap="2">
      {entries.map((entry) =>
        entry.control.type === 'object' || entry.control.type === 'list' ? (
          <Button
            key={entry.key}
            size="sm"
            variant="outline"
            justifyContent="start"
            onClick={() => open(entry.path)}
          >
            {entry.key}
          </Button>
        ) : (
          <Flex key={entry.key} gap="2" align="center">
            <Box as="code" flex="0 1 40%" minW="0" overflowWrap="anywhere">
              {entry.key}
            </Box>
            <Box flex="1" minW="0">
              <NodeControl node={entry} />
            </Box>
          </Flex>
        ),
      )}
      <form onSubmit={add}>
        <Flex gap="2">
          <Input
            size="sm"
            aria-label={keyLabel}
            placeholder={keyLabel}
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit" size="sm" variant="outline">
            <LuPlus aria-hidden="true" /> Adicionar
          </Button>
        </Flex>
      </form>
    </Box>
  )
}
