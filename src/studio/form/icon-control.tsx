import { Box, Button, chakra, Flex } from '@chakra-ui/react'
import type { FormNode } from '@manifest/contract/studio.ts'
import { type ReactNode, useState } from 'react'
import { sendRequest, useRequest } from '../workspace/api.ts'
import { useNodeEdits } from './form-context.ts'
import { TextControl } from './text-control.tsx'

/** More icons are hard to compare. */
const iconCount = 40

/** Picks an icon: the user types its name, or a word and then a picture. */
export function IconControl({ node }: { node: FormNode }) {
  const { set } = useNodeEdits(node.path, node.label)
  return (
    <IconPicker size="sm" label={node.label} value={node.value} onPick={set}>
      {(search) => <TextControl node={node} onText={search} />}
    </IconPicker>
  )
}

type IconPickerProps = {
  /** The size of the text field. */
  size: 'sm' | 'md'
  label: string
  value: unknown
  onPick: (name: string) => void
  /** Returns the text field, which passes each typed word on. */
  children: (search: (word: string) => void) => ReactNode
}

/** A text field with the icons that match its word. */
export function IconPicker({ size, label, value, onPick, children }: IconPickerProps) {
  const [isOpen, setOpen] = useState(false)
  const [word, setWord] = useState('')
  // The toolbar tells that the server does not answer.
  const { answer } = useRequest(
    'icons',
    [word],
    (signal) => sendRequest('icons', { word, count: iconCount }, signal),
    isOpen,
  )
  return (
    <Box>
      <Flex gap="2">
        <Box flex="1" onFocus={() => setOpen(true)}>
          {children(setWord)}
        </Box>
        <Button size={size} variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Escolher
        </Button>
      </Flex>
      {isOpen && (
        <Flex
          wrap="wrap"
          gap="1"
          mt="2"
          maxH="180px"
          overflowY="auto"
          role="group"
          aria-label={`Ícones de ${label}`}
        >
          {answer?.icons.map((icon) => (
            <chakra.button
              key={icon.name}
              type="button"
              title={icon.name}
              aria-label={icon.name}
              aria-pressed={icon.name === value}
              onClick={() => {
                onPick(icon.name)
                setOpen(false)
              }}
              boxSize="9"
              display="grid"
              placeItems="center"
              borderWidth="1px"
              borderColor={icon.name === value ? 'primary.solid' : 'border'}
              borderRadius="control"
              cursor="pointer"
              _hover={{ bg: 'bg.muted' }}
            >
              <DrawnIcon svg={icon.svg} size="18px" />
            </chakra.button>
          ))}
        </Flex>
      )}
    </Box>
  )
}

/** An icon that the server draws, so that the page loads no icon set. A mask takes the text's colour. */
export function DrawnIcon({ svg, size }: { svg: string; size: string }) {
  const mask = `url("data:image/svg+xml,${encodeURIComponent(svg)}") center / contain no-repeat`
  return <Box as="span" aria-hidden="true" boxSize={size} flexShrink="0" bg="fg" style={{ mask }} />
}
