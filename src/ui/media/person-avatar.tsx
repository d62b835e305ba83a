import { Box, chakra } from '@chakra-ui/react'
import { useState } from 'react'

type PersonAvatarProps = {
  name: string
  /** A data URL. */
  photo?: string | undefined
  size?: string
}

/**
 * A person's photo or initials in a circle. The initials are CSS content, so they add no text to the page.
 * Decorative next to the name.
 */
export function PersonAvatar({ name, photo, size = '9' }: PersonAvatarProps) {
  const [failedPhoto, setFailedPhoto] = useState<string>()
  const hasPhoto = photo !== undefined && photo !== failedPhoto
  return (
    <Box
      aria-hidden="true"
      data-initials={hasPhoto ? undefined : initials(name)}
      _before={{ content: hasPhoto ? 'none' : 'attr(data-initials)' }}
      boxSize={size}
      borderRadius="full"
      bg="primary.subtle"
      color="primary.fg"
      borderWidth="1px"
      borderColor="primary.muted"
      display="grid"
      placeItems="center"
      flexShrink="0"
      overflow="hidden"
      fontWeight="600"
      fontSize={`calc(var(--av-sizes-${size}) * 0.38)`}
    >
      {hasPhoto && (
        <chakra.img
          src={photo}
          alt=""
          boxSize="full"
          objectFit="cover"
          onError={() => setFailedPhoto(photo)}
        />
      )}
    </Box>
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
