import { Center, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { LuBell } from 'react-icons/lu'

/** A notification's picture, or a bell where there is none or it cannot be loaded. Decorative beside the title. */
export function NotificationPhoto({ url }: { url: string }) {
  const [hasFailed, setFailed] = useState(false)
  return (
    <Center
      aria-hidden="true"
      boxSize="10"
      flexShrink="0"
      borderRadius="full"
      overflow="hidden"
      bg="bg.muted"
      color="fg.muted"
      fontSize="18px"
    >
      {url && !hasFailed ? (
        <chakra.img
          src={url}
          alt=""
          boxSize="full"
          objectFit="cover"
          loading="lazy"
          decoding="async"
          onError={() => setFailed(true)}
        />
      ) : (
        <LuBell />
      )}
    </Center>
  )
}
