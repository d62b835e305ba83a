import { useEffect } from 'react'
import { onStorageFailure } from '@/state/persist.ts'
import { notify } from '@/ui/feedback/notify.ts'

/** Tells the user once if this browser stores nothing. */
export function StorageNotice() {
  useEffect(() => {
    onStorageFailure(() => {
      notify.warning('Este navegador não permite guardar dados: o que você mudar vale até fechar a página', {
        duration: 8000,
      })
    })
  }, [])
  return null
}
