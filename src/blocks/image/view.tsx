import { Box, Button, Image, type ImageProps, Skeleton } from '@chakra-ui/react'
import { valueAt } from '@manifest/contract/answer-path.ts'
import { hiddenText } from '@manifest/contract/hidden-text.ts'
import { type ReactNode, useState } from 'react'
import { LuEye, LuEyeOff, LuImageOff } from 'react-icons/lu'
import { missingText } from '@/formats/registry.ts'
import { safeImageUrl } from '@/lib/safe-image-url.ts'
import type { BlockProps } from '../block-types.ts'
import { useIsMissing, useReveal } from '../parts/answer-context.ts'
import { BlockSection, NoRows } from '../parts/block-section.tsx'

/** A picture that cannot be shown is not the same as an empty value. */
const noImageText = (address: unknown) =>
  address === null || address === '' ? 'Sem imagem.' : 'A imagem não pode ser mostrada.'

/**
 * Shows a picture from a safe address only. The browser loads a sensitive one only when the user reveals it.
 */
export function ImageBlock({ block: { title, value, alt, sensitive }, answer }: BlockProps<'image'>) {
  const reveal = useReveal(value)
  const isRevealed = !sensitive || reveal.isRevealed
  const address = valueAt(answer, value)
  const isAbsent = useIsMissing(value) || address === undefined
  const url = safeImageUrl(address)
  if (url === undefined || isAbsent)
    return (
      <BlockSection title={title}>
        <NoRows text={isAbsent ? missingText : noImageText(address)} />
      </BlockSection>
    )
  return (
    <BlockSection title={title}>
      <Box width="200px" maxW="full">
        {isRevealed ? (
          <Picture key={url} src={url} alt={alt} />
        ) : (
          <NoPicture isHidden>{hiddenText}</NoPicture>
        )}
        {sensitive && (
          <Button
            mt="2"
            width="full"
            variant="outline"
            aria-label={`${isRevealed ? 'Ocultar' : 'Mostrar'} ${title ?? alt}`}
            onClick={reveal.toggle}
          >
            {isRevealed ? <LuEyeOff aria-hidden="true" /> : <LuEye aria-hidden="true" />}
            {isRevealed ? 'Ocultar' : 'Mostrar'}
          </Button>
        )}
      </Box>
    </BlockSection>
  )
}

export const ImageSkeleton = () => <Skeleton width="200px" maxW="full" aspectRatio="4 / 5" />

const NoPicture = ({ isHidden, children }: { isHidden?: boolean; children: ReactNode }) => (
  <Box
    data-hidden-value={isHidden}
    aspectRatio="4 / 5"
    borderRadius="control"
    borderWidth="1px"
    bg="bg.muted"
    display="grid"
    placeItems="center"
    placeContent="center"
    gap="2"
    p="4"
    textAlign="center"
    color="fg.muted"
  >
    {children}
  </Box>
)

/** Shows a picture, or a message if it fails to load. The host gets no referrer. */
function Picture({ src, alt }: Required<Pick<ImageProps, 'src' | 'alt'>>) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed)
    return (
      <NoPicture>
        <LuImageOff aria-hidden="true" />
        Não foi possível carregar a imagem.
      </NoPicture>
    )
  return (
    <Image
      src={src}
      alt={alt}
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
      width="full"
      aspectRatio="4 / 5"
      objectFit="cover"
      borderRadius="control"
      borderWidth="1px"
    />
  )
}
