import { Badge, Box, chakra, Text } from '@chakra-ui/react'
import type { CompareAnswer } from '@manifest/contract/studio.ts'

/** The changes of the manifest's parts in words. Incompatible ones come first, with their reason. */
export function ChangeList({ changes = [], problem }: Pick<CompareAnswer, 'changes' | 'problem'>) {
  if (problem !== undefined) return <Text color="warning.fg">{problem}.</Text>
  if (changes.length === 0)
    return (
      <Text color="fg.muted">Só mudam comentários e a forma de escrever: as páginas ficam como estão.</Text>
    )
  const breakingFirst = changes.toSorted((one, other) => Number(other.isBreaking) - Number(one.isBreaking))
  return (
    <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="2">
      {breakingFirst.map(({ text, isBreaking, reason }) => (
        <li key={text}>
          <Box display="flex" gap="2" alignItems="baseline" flexWrap="wrap">
            <Text as="span" fontFamily="mono" textStyle="small" overflowWrap="anywhere">
              {text}
            </Text>
            {isBreaking && (
              <Badge colorPalette="danger" variant="subtle">
                incompatível
              </Badge>
            )}
          </Box>
          {reason !== undefined && (
            <Text textStyle="small" color="fg.muted">
              {reason}
            </Text>
          )}
        </li>
      ))}
    </chakra.ul>
  )
}
