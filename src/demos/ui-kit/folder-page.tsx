import { Center, Grid, LocaleProvider, Spinner } from '@chakra-ui/react'
import { type ComponentType, Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { formatTag } from '@/lib/format/intl.ts'
import { preferences } from '@/state/preferences.ts'
import { lazyPanel } from '@/ui/feedback/lazy-panel.tsx'
import { RouteHeader } from '@/ui/page/page-header.tsx'
import { Example, type ExampleMeta } from './example.tsx'
import { usePackedGrid } from './use-packed-grid.ts'

type Contents = Record<string, ComponentType>

/**
 * A file of a page's folder, in the order of the names. Its default export is one example. Or it has several examples of
 * one subject, whose names are the keys of `meta`.
 */
type ExampleFile = { meta: ExampleMeta | Record<string, ExampleMeta> } & Contents

/**
 * Chakra's components take their direction from the script of the locale. The mirrored layout keeps the locale, with
 * its digits.
 */
const localeByDirection = { ltr: formatTag, rtl: formatTag.replace(/^[a-z]+/, '$&-Arab') }

/** Modules by path, as `import.meta.glob` returns them. */
type Files = Record<string, unknown>

/**
 * Returns the page that shows the examples of a folder under the route's title. Files of `later` load after the others are
 * shown.
 */
export default function folderPage(
  files: Files,
  later: Record<string, () => Promise<unknown>>,
): ComponentType {
  const Examples = listExamples(files)
  const More = Object.keys(later).length > 0 && lazyPanel(() => loadExamples(later))
  return function FolderPage() {
    const { isRTL } = useSnapshot(preferences)
    const packed = usePackedGrid()
    return (
      <LocaleProvider locale={localeByDirection[isRTL ? 'rtl' : 'ltr']}>
        <RouteHeader />
        <Grid templateColumns={columns} columnGap={{ base: '4', md: '6' }} {...packed}>
          <Examples />
          {More && (
            <Suspense fallback={<Loading />}>
              <More />
            </Suspense>
          )}
        </Grid>
      </LocaleProvider>
    )
  }
}

async function loadExamples(files: Record<string, () => Promise<unknown>>) {
  const loaded = await Promise.all(Object.entries(files).map(async ([path, load]) => [path, await load()]))
  return { default: listExamples(Object.fromEntries(loaded)) }
}

const columns = {
  base: 'minmax(0, 1fr)',
  md: 'repeat(2, minmax(0, 1fr))',
  xl: 'repeat(6, minmax(0, 1fr))',
}

const listExamples = (files: Files) => () =>
  Object.entries(files as Record<string, ExampleFile>).flatMap(([path, { meta, ...contents }]) =>
    Object.entries(hasTitle(meta) ? { default: meta } : meta).map(([name, example]) => {
      const Content = (contents as Contents)[name]
      return (
        Content && (
          <Example key={`${path} ${name}`} path={path} name={name} {...example}>
            <Content />
          </Example>
        )
      )
    }),
  )

const hasTitle = (meta: ExampleFile['meta']): meta is ExampleMeta => typeof meta.title === 'string'

const Loading = () => (
  <Center gridColumn="1 / -1" minH="40">
    <Spinner role="status" color="fg.muted" aria-label="Carregando mais exemplos" />
  </Center>
)
