import { OWNER_KEY } from '../../core/domain/storage-keys.ts'
import { forget } from '../client/storage.ts'

/** The login page shows its form again. */
export function leaveTo(login: string): void {
  forget(OWNER_KEY)
  location.assign(login)
}
