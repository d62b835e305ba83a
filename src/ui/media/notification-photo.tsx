import { Center, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { LuBell } from 'react-icons/lu'
import icon from '@/generated/icon.svg?no-inline'
import { safeImageUrl } from '@/lib/safe-image-url.ts'

/**
 * A notification's photo. One without a photo is from the product, and has its icon. A broken or unsafe URL shows a bell.
 * Decorative next to the title.
 */
export function NotificationPhoto({ url }: { url: string }) {
  const [failedUrl, setFailedUrl] = useState<string>()
  const isOwn = url === ''
  const src = isOwn ? icon : safeImageUrl(url)
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
      {src && src !== failedUrl ? (
        <chakra.img
          src={src}
          alt=""
          boxSize={isOwn ? '62%' : 'full'}
          objectFit={isOwn ? 'contain' : 'cover'}
          loading="lazy"
          decoding="async"
          onError={() => setFailedUrl(src)}
        />
      ) : (
        <LuBell />
      )}
    </Center>
  )
}
