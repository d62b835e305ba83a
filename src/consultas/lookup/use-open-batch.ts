import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { setPastedList } from '@/state/pasted-list.ts'
import { formatByKind } from '../../formats/format-by-kind.ts'

/** Opens the batch that asks the same, with values of the first field as its list; `undefined` where there is none. */
export function useOpenBatch({
  batch,
  fields,
}: ConsultaDefinition<Path>): ((values: string[]) => void) | undefined {
  const navigate = useNavigateTo()
  const [first] = fields
  if (!batch || !first) return undefined
  return (values) => {
    setPastedList(batch.path, values.map((value) => formatByKind(first.kind, value)).join('\n'))
    navigate(batch.path)
  }
}
