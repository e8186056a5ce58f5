import { validateEmail as call } from '@card-journey/contract/calls/apps/validateEmail.ts'
import { refuse, success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'
import { proveEmailByLink } from '../../services/assisted/telecaller-email.ts'

export const validateEmail = openRoute(call, async ({ request, at }, deps) =>
  (await proveEmailByLink(request.token, at, deps)) ? success({}) : refuse('telecallerEmailError'),
)
