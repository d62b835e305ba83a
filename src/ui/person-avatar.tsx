import { Box } from '@chakra-ui/react'

type PersonAvatarProps = { name: string; size?: string }

/** A person's initials in a circle, drawn by CSS: they decorate the name and are not text of their own. */
export function PersonAvatar({ name, size = '9' }: PersonAvatarProps) {
  return (
    <Box
      aria-hidden="true"
      data-initials={initials(name)}
      _before={{ content: 'attr(data-initials)' }}
      boxSize={size}
      borderRadius="full"
      bg="primary.subtle"
      color="primary.fg"
      borderWidth="1px"
      borderColor="primary.muted"
      display="grid"
      placeItems="center"
      flexShrink="0"
      fontWeight="600"
      fontSize={`calc(var(--av-sizes-${size}) * 0.38)`}
    />
  )
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return [first, last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
