import { Box, Flex, Text } from '@chakra-ui/react'
import type { FormNode } from '@manifest/contract/studio.ts'
import type { ReactNode } from 'react'
import { LuTrash2 } from 'react-icons/lu'
import { useNodeEdits } from './form-context.ts'
import { RowTool } from './ordered-row.tsx'

type RemoveKeyProps = { node: FormNode; onRemove?: () => void }

/** Removes a key that the file has and need not have. Elements of lists have their own removal. */
export function RemoveKey({ node, onRemove }: RemoveKeyProps) {
  const { remove } = useNodeEdits(node.path, node.label)
  if (node.isRequired || node.value === undefined || typeof node.path.at(-1) !== 'string') return null
  const run = () => {
    void remove()
    onRemove?.()
  }
  return (
    <RowTool label={`Remover ${node.label}`} isQuiet onClick={run}>
      <LuTrash2 />
    </RowTool>
  )
}

type GroupProps = RemoveKeyProps & { children: ReactNode }

/** Controls of a part that has several values, below its name. */
export function Group({ node, onRemove, children }: GroupProps) {
  const { label, key, help, diagnostics } = node
  return (
    <Box role="group" aria-label={label} borderInlineStartWidth="2px" ps="3">
      <Flex align="center" justify="space-between" gap="2" minH="8">
        <Text fontWeight="600" minW="0">
          {label}{' '}
          <Box as="code" fontSize="11px" fontWeight="400" color="fg.muted">
            {key}
          </Box>
        </Text>
        <RemoveKey node={node} {...(onRemove && { onRemove })} />
      </Flex>
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
