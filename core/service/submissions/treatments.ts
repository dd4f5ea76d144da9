/**
 * The treatments of forms beyond storing and mailing. Each is the file of the same name in
 * `core/service/forms/`. Any other form is passed on (`pass-on.ts`).
 */
import { appointment } from '../../domain/forms/appointment.ts'
import { forgotPassword } from '../../domain/forms/forgot-password.ts'
import { ownerLogin } from '../../domain/forms/owner-login.ts'
import { registeredSearch } from '../../domain/forms/registered-search.ts'
import { requestDocuments } from '../../domain/forms/request-documents.ts'
import { resetPassword } from '../../domain/forms/reset-password.ts'
import { savedHomes } from '../../domain/forms/saved-homes.ts'
import { sendToFriend } from '../../domain/forms/send-to-friend.ts'
import { signNewsletter } from '../../domain/forms/sign-newsletter.ts'
import { unsubscribe } from '../../domain/forms/unsubscribe.ts'
import { visit } from '../../domain/forms/visit.ts'
import type { FormName } from '../../domain/forms.ts'
import { appointmentTreatment } from '../forms/appointment.ts'
import { forgotPasswordTreatment } from '../forms/forgot-password.ts'
import { ownerLoginTreatment } from '../forms/owner-login.ts'
import { registeredSearchTreatment } from '../forms/registered-search.ts'
import { requestDocumentsTreatment } from '../forms/request-documents.ts'
import { resetPasswordTreatment } from '../forms/reset-password.ts'
import { savedHomesTreatment } from '../forms/saved-homes.ts'
import { sendToFriendTreatment } from '../forms/send-to-friend.ts'
import { signNewsletterTreatment } from '../forms/sign-newsletter.ts'
import { unsubscribeTreatment } from '../forms/unsubscribe.ts'
import { visitTreatment } from '../forms/visit.ts'
import type { FormTreatment } from './handler.ts'

export const FORM_TREATMENTS: Readonly<Partial<Record<FormName, FormTreatment>>> = {
  [visit.name]: visitTreatment,
  [registeredSearch.name]: registeredSearchTreatment,
  [sendToFriend.name]: sendToFriendTreatment,
  [savedHomes.name]: savedHomesTreatment,
  [signNewsletter.name]: signNewsletterTreatment,
  [ownerLogin.name]: ownerLoginTreatment,
  [forgotPassword.name]: forgotPasswordTreatment,
  [resetPassword.name]: resetPasswordTreatment,
  [appointment.name]: appointmentTreatment,
  [requestDocuments.name]: requestDocumentsTreatment,
  [unsubscribe.name]: unsubscribeTreatment,
}
