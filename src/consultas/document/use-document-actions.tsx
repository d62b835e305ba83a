import { LuBraces, LuFileText, LuPrinter, LuSheet, LuTable2 } from 'react-icons/lu'
import type { MenuAction } from '@/ui/navigation/action-menu.tsx'
import type { FileKind, PageDocument } from './document.ts'
import { requestPrint } from './print/request-print.ts'
import { useSaving } from './saving.tsx'

const files: Record<FileKind, Pick<MenuAction, 'label' | 'icon'>> = {
  csv: { label: 'CSV', icon: <LuSheet /> },
  json: { label: 'JSON', icon: <LuBraces /> },
  xlsx: { label: 'Planilha', icon: <LuTable2 /> },
  txt: { label: 'Texto', icon: <LuFileText /> },
}

const printAction: MenuAction = {
  id: 'print',
  label: 'Imprimir',
  icon: <LuPrinter />,
  onSelect: requestPrint,
}

type DocumentActions = {
  /** The files that the page offers, in the order of its menu. */
  kinds: readonly FileKind[]
  /** Loads what builds the document, and builds it from what the page shows. */
  build: () => Promise<PageDocument>
  onSaved?: () => void
}

/** Returns the actions on a page's document, which print and save it, and the progress of the file that is being written. */
export function useDocumentActions({ kinds, build, onSaved }: DocumentActions) {
  const { saveAs, progress } = useSaving()
  const save = async (kind: FileKind) => {
    if (await saveAs(kind, build)) onSaved?.()
  }
  return {
    printAction,
    fileActions: kinds.map(
      (kind): MenuAction => ({ id: kind, ...files[kind], onSelect: () => void save(kind) }),
    ),
    progress,
  }
}
