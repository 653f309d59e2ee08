import type { AddressStanding } from './addresses';
import type { PublicUser } from './users';

/** What each page in the application goes by. */
export type OwnAccount = {
  user: PublicUser;
  /** they were here before */
  isBack: boolean;
  address: AddressStanding;
};
