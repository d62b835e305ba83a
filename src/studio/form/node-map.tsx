import { Box, Button, Flex } from '@chakra-ui/react'
import type { FormNode } from '@manifest/contract/studio.ts'
import { type FormEvent, use, useState } from 'react'
import { LuPlus } from 'react-icons/lu'
import { Input } from '@/ui/forms/field.tsx'
import { FormContext, useNodeEdits } from './form-context.ts'
import { NodeControl } from './node-control.tsx'
import { RemoveKey } from './node-group.tsx'

type NodeMapProps = { node: FormNode; entries: FormNode[]; keyLabel: string; newValue: unknown }

/** The entries of a map with names of the author's own. Parts with content open in the editor. */
export function NodeMap({ node, entries, keyLabel, newValue }: NodeMapProps) {
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
    <Box display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      {entries.map((entry) => (
        <Flex key={entry.key} gap="2" align="center">
          {entry.control.type === 'object' || entry.control.type === 'list' ? (
            <Button
              size="sm"
              variant="outline"
              justifyContent="start"
              flex="1"
              minW="0"
              onClick={() => open(entry.path)}
            >
              <Box as="span" truncate>
                {entry.key}
              </Box>
            </Button>
          ) : (
            <>
              <Box as="code" flex="0 1 40%" minW="0" overflowWrap="anywhere">
                {entry.key}
              </Box>
              <Box flex="1" minW="0">
                <NodeControl node={entry} />
              </Box>
            </>
          )}
          <RemoveKey node={entry} />
        </Flex>
      ))}
      <form onSubmit={add}>
        <Flex gap="2">
          <Input
            size="sm"
            minW="0"
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
