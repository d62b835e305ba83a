import { Box, Button, Grid, LocaleProvider } from '@chakra-ui/react'
import { createContext, type ReactNode, use, useId, useState } from 'react'
import { LuCode } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { preferences } from '@/state/preferences.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { RouteHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { extractSnippet } from './snippet.ts'
import { SnippetView } from './snippet-view.tsx'

/** Loads the source of the file with the examples. */
type LoadSource = () => Promise<{ default: string }>

const SourceContext = createContext<LoadSource | null>(null)

/**
 * Chakra's components take their direction from the script of the locale. The mirrored layout stays Portuguese, with
 * its digits.
 */
const localeByDirection = { ltr: 'pt-BR', rtl: 'pt-Arab-BR' }

/** A page of specimens under the route's title. `source` is the page's own file, imported with `?raw`. */
export function SpecimenPage({ source, children }: { source: LoadSource; children: ReactNode }) {
  const { isRTL } = useSnapshot(preferences)
  return (
    <SourceContext value={source}>
      <LocaleProvider locale={localeByDirection[isRTL ? 'rtl' : 'ltr']}>
        <RouteHeader />
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
          gap={{ base: '4', md: '6' }}
        >
          {children}
        </Grid>
      </LocaleProvider>
    </SourceContext>
  )
}

type SpecimenProps = {
  title: string
  description?: string
  /** The name of the example's function in the source. */
  code: string
  /** Set if the example is in another file than the page. */
  source?: LoadSource
  /** Takes the page's whole width. */
  isWide?: boolean
  children: ReactNode
}

/** A live example and its code on demand, extracted from the source so that both are the same. */
export function Specimen({ title, description, code, source, isWide = false, children }: SpecimenProps) {
  const id = useId()
  const pageSource = use(SourceContext)
  const [snippet, setSnippet] = useState<string>()
  const isOpen = snippet !== undefined

  async function toggle() {
    if (isOpen) return setSnippet(undefined)
    try {
      const text = await (source ?? pageSource)?.()
      setSnippet(extractSnippet(text?.default ?? '', code))
    } catch {
      notify.error('Não foi possível carregar o código')
    }
  }

  return (
    <Panel
      title={title}
      description={description}
      gridColumn={isWide ? '1 / -1' : undefined}
      actions={
        <Button
          size="xs"
          variant="ghost"
          flexShrink="0"
          mt="-1.5"
          me="-2"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={`Código: ${title}`}
          onClick={() => void toggle()}
        >
          <LuCode aria-hidden="true" />
          Código
        </Button>
      }
    >
      {children}
      {isOpen && (
        <Box id={id} mt="5">
          <SnippetView title={title} text={snippet} />
        </Box>
      )}
    </Panel>
  )
}
