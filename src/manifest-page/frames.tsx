import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { ChoiceField } from '@/ui/forms/choice-field.tsx'

export type PreviewSettings = { theme: 'both' | 'light' | 'dark'; width: 'both' | 'wide' | 'phone' }

export const allPreviews: PreviewSettings = { theme: 'both', width: 'both' }

type FramesProps = {
  name: string
  /** The query string of the preview's URL. */
  query: string
  previewSettings: PreviewSettings
  onPreviewSettings: (previewSettings: PreviewSettings) => void
}

const themeNames = { light: 'claro', dark: 'escuro' } as const
const themesByChoice = { both: ['light', 'dark'], light: ['light'], dark: ['dark'] } as const

const widthNames = { wide: 'larga', phone: '320 px' } as const
const widthsByChoice = { both: ['wide', 'phone'], wide: ['wide'], phone: ['phone'] } as const

/** Previews of a form and its result: one row per theme, wide and on the narrowest phone. */
export function Frames({ name, query, previewSettings, onPreviewSettings }: FramesProps) {
  return (
    <Box>
      <Flex wrap="wrap" columnGap="6" rowGap="1" mb="2">
        <ChoiceField
          label="Tema"
          options={{ both: 'Ambos', light: 'Claro', dark: 'Escuro' }}
          value={previewSettings.theme}
          onChange={(theme) => onPreviewSettings({ ...previewSettings, theme })}
        />
        <ChoiceField
          label="Largura"
          options={{ both: 'Ambas', wide: 'Larga', phone: '320 px' }}
          value={previewSettings.width}
          onChange={(width) => onPreviewSettings({ ...previewSettings, width })}
        />
      </Flex>
      <Flex direction="column" gap="4">
        {themesByChoice[previewSettings.theme].map((theme) => (
          <Flex key={theme} gap="4" wrap="wrap" align="flex-start">
            {widthsByChoice[previewSettings.width].map((width) => (
              <Frame
                key={width}
                isWide={width === 'wide'}
                caption={`Tema ${themeNames[theme]}, ${widthNames[width]}`}
                name={name}
                address={`/__manifesto/preview?${query}&tema=${theme}`}
              />
            ))}
          </Flex>
        ))}
      </Flex>
    </Box>
  )
}

/** Longer previews scroll inside their frames, so that frames stay comparable side by side. */
const maxHeight = 760

type FrameProps = { isWide: boolean; caption: string; name: string; address: string }

function Frame({ isWide, caption, name, address }: FrameProps) {
  const [height, setHeight] = useState(480)
  const observer = useRef<ResizeObserver>(undefined)
  useEffect(() => () => observer.current?.disconnect(), [])

  const observeHeight = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const root = currentTarget.contentDocument?.getElementById('root')
    observer.current?.disconnect()
    if (!root) return
    observer.current = new ResizeObserver(() => {
      if (root.offsetHeight > 0) setHeight(Math.min(root.offsetHeight, maxHeight))
    })
    observer.current.observe(root)
  }

  return (
    <chakra.figure flex={isWide ? '1 1 420px' : '0 0 auto'} minW="0" maxW="full">
      <Text as="figcaption" textStyle="small" color="fg.subtle" mb="1">
        {caption}
      </Text>
      <chakra.iframe
        title={`${name}. ${caption}`}
        src={address}
        loading="lazy"
        onLoad={observeHeight}
        display="block"
        boxSizing="content-box"
        width={isWide ? 'calc(100% - 2px)' : '320px'}
        borderWidth="1px"
        borderRadius="control"
        style={{ height }}
      />
    </chakra.figure>
  )
}
