import { Box, Image, type ImageProps } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { LuImageOff } from 'react-icons/lu'

/** The placeholder of a picture. */
export const NoPicture = ({ children }: { children: ReactNode }) => (
  <Box
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

/** A picture of the answer, or why there is none. Its host gets no referrer. */
export function Picture({ src, alt }: Required<Pick<ImageProps, 'src' | 'alt'>>) {
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
