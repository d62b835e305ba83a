import { useSnapshot } from 'valtio'
import { preferences } from '@/state/preferences.ts'
import ToasterView from '@/ui/toaster/toaster-view.tsx'

/** The toaster, in the direction of the page. */
export default function Toaster() {
  const { isRTL } = useSnapshot(preferences)
  return <ToasterView dir={isRTL ? 'rtl' : 'ltr'} />
}
