import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useId } from 'react'

export type Side = 'disk' | 'draft'

export const sides: Record<Side, string> = { disk: 'No disco', draft: 'Seu' }

/** Removes the spaces that all lines begin with. */
function removeIndent(text: string): string {
  const lines = text.trimEnd().split('\n')
  const written = lines.filter((line) => line.trim() !== '')
  const indent = Math.min(...written.map((line) => line.search(/\S/)))
  return lines.map((line) => line.slice(indent)).join('\n')
}

type VersionChoiceProps = {
  title: string
  group: string
  text: string
  isChosen: boolean
  onChoose: () => void
}

/** One version of a part: a click anywhere on it chooses it. */
export function VersionChoice({ title, group, text, isChosen, onChoose }: VersionChoiceProps) {
  const id = useId()
  return (
    <chakra.label
      display="block"
      minW="0"
      p="2"
      borderWidth="1px"
      borderRadius="control"
      borderColor={isChosen ? 'primary.solid' : 'border'}
      bg={isChosen ? 'primary.subtle' : undefined}
      cursor="pointer"
      css={{ '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.focusRing' } }}
    >
      <Flex as="span" align="center" gap="2" textStyle="small" fontWeight="600">
        <input
          type="radio"
          name={group}
          checked={isChosen}
          aria-label={title}
          aria-describedby={id}
          onChange={onChoose}
        />
        {title}
      </Flex>
      <Lines id={id} text={text === '' ? '(sem esta parte)' : removeIndent(text)} />
    </chakra.label>
  )
}

export const Versions = ({ disk, draft }: { disk: string; draft: string }) => (
  <Box display="grid" gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }} gap="3" mt="3">
    {[
      [sides.disk, disk],
      [sides.draft, draft],
    ].map(([title = '', text = '']) => (
      <Box key={title} minW="0">
        <Text textStyle="small" fontWeight="600" mb="1">
          {title}
        </Text>
        <Box
          tabIndex={0}
          role="region"
          aria-label={title}
          maxH="320px"
          overflow="auto"
          px="2"
          bg="bg.muted"
          borderRadius="control"
        >
          <Lines text={text} />
        </Box>
      </Box>
    ))}
  </Box>
)

const Lines = ({ id, text }: { id?: string; text: string }) => (
  <chakra.code
    id={id}
    display="block"
    py="1"
    whiteSpace="pre-wrap"
    overflowWrap="anywhere"
    fontFamily="mono"
    fontSize="12px"
    lineHeight="18px"
  >
    {text}
  </chakra.code>
)
