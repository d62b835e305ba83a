import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { isKeyLabel } from '@manifest/contract/key-label.ts'
import type { FormNode } from '@manifest/contract/studio.ts'
import { use, useState } from 'react'
import { LuMinus, LuPlus } from 'react-icons/lu'
import { FormField } from '@/ui/forms/field.tsx'
import { FieldTryOut, isFieldNode } from './field-try-out.tsx'
import { FormContext } from './form-context.ts'
import { LabelToCheck } from './label-to-check.tsx'
import { MenuTree } from './menu/menu-tree.tsx'
import { NodeControl } from './node-control.tsx'
import { Group, RemoveKey } from './node-group.tsx'
import { NodeList } from './node-list.tsx'
import { NodeMap } from './node-map.tsx'

/** The controls of a node: of a map those of its keys, those that are set first, the others on demand. */
export function NodeFields({ node }: { node: FormNode }) {
  const { open } = use(FormContext)
  const { control } = node
  if (node.isPartial)
    return (
      <Button size="xs" variant="outline" onClick={() => open(node.path)}>
        Abrir {node.label}
      </Button>
    )
  if (control.type !== 'object') return <NodeRow node={node} />
  return <KeyFields node={node} keys={control.children} />
}

function KeyFields({ node, keys }: { node: FormNode; keys: FormNode[] }) {
  const alternatives = node.alternatives ?? []
  const isSet = ({ key, isRequired, value, control: { type } }: FormNode) =>
    isRequired || value !== undefined || type === 'variant' || alternatives.some((one) => one.includes(key))
  const [isShowingAll, setShowingAll] = useState(false)
  // A key that is set or removed keeps its place until the other keys are shown or hidden.
  const [first, setFirst] = useState(() => keys.filter(isSet).map(({ key }) => key))
  const isFirst = (child: FormNode) => first.includes(child.key) || (!isShowingAll && isSet(child))
  const others = keys.filter((child) => !isFirst(child))
  const readKey = (name: string) => keys.find(({ key }) => key === name)?.value
  const isUnnamed = isKeyLabel(readKey('label'), readKey('value'))
  const toggle = () => {
    setFirst(keys.filter(isSet).map(({ key }) => key))
    setShowingAll(!isShowingAll)
  }
  return (
    <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {alternatives.length > 0 && (
        <Text textStyle="small" color="fg.muted">
          {formatAlternatives(alternatives, keys)}
        </Text>
      )}
      {keys.filter(isFirst).map((child) => (
        <NodeRow key={child.key} node={child} isUnnamed={child.key === 'label' && isUnnamed} />
      ))}
      {(others.length > 0 || isShowingAll) && (
        <Box>
          <Button size="xs" variant="ghost" px="2" ms="-2" aria-expanded={isShowingAll} onClick={toggle}>
            {isShowingAll ? <LuMinus aria-hidden="true" /> : <LuPlus aria-hidden="true" />}
            {isShowingAll ? 'Menos campos' : `Mais campos (${others.length})`}
          </Button>
          {!isShowingAll && (
            <Text textStyle="small" color="fg.muted" lineClamp="2">
              {others.map(({ label }) => label).join(', ')}
            </Text>
          )}
        </Box>
      )}
      {isShowingAll && others.map((child) => <NodeRow key={child.key} node={child} />)}
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

type NodeRowProps = {
  node: FormNode
  /** The value is a label that is still the key of the source. */
  isUnnamed?: boolean
}

/** A key with its name, its control and, if the file has it and need not, its removal. */
function NodeRow({ node, isUnnamed }: NodeRowProps) {
  const { control, label, key, help, diagnostics, isRequired } = node
  const error = diagnostics.map(({ message }) => message).join(' ') || undefined
  switch (control.type) {
    case 'boolean':
      return (
        <Flex align="center" gap="1">
          <Box flex="1" minW="0">
            <NodeControl node={node} />
          </Box>
          {!isRequired && (
            <Box minW="8">
              <RemoveKey node={node} />
            </Box>
          )}
        </Flex>
      )
    case 'list':
      return (
        <Group node={node}>
          <NodeList node={node} {...control} renderItem={(item) => <NodeFields node={item} />} />
        </Group>
      )
    case 'menu':
      return (
        <Group node={node}>
          <MenuTree node={node} control={control} />
        </Group>
      )
    case 'map':
      return (
        <Group node={node}>
          <NodeMap node={node} {...control} />
        </Group>
      )
    case 'object':
      return <ObjectGroup node={node} />
  }
  return (
    <Box position="relative">
      <FormField
        label={label}
        error={error}
        required={isRequired}
        help={
          <>
            {isUnnamed && <LabelToCheck />}
            <Box as="code" fontSize="11px" me="2">
              {key}
            </Box>
            {help}
          </>
        }
      >
        <NodeControl node={node} />
      </FormField>
      <Box position="absolute" top="-1" insetInlineEnd="0">
        <RemoveKey node={node} />
      </Box>
    </Box>
  )
}

/** The keys of an optional object. Nothing is written before one of them has a value. */
function ObjectGroup({ node }: { node: FormNode }) {
  const isThere = node.value !== undefined || node.isRequired
  const [isOpen, setOpen] = useState(isThere)
  return (
    <Group node={node} onRemove={() => setOpen(false)}>
      {isThere || isOpen ? (
        <NodeFields node={node} />
      ) : (
        <Button size="xs" variant="outline" onClick={() => setOpen(true)}>
          <LuPlus aria-hidden="true" /> Adicionar {node.label}
        </Button>
      )}
    </Group>
  )
}
