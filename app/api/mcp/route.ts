import { POST as cancelBooking } from '@/app/api/v1/bookings/[booking_id]/cancel/route';
import { GET as readBooking } from '@/app/api/v1/bookings/[booking_id]/route';
import { GET as trackBooking } from '@/app/api/v1/bookings/[booking_id]/tracking/route';
import { GET as listBookings, POST as bookNotary } from '@/app/api/v1/bookings/route';
import { GET as listVerifications } from '@/app/api/v1/documents/verifications/route';
import { GET as readVerification } from '@/app/api/v1/documents/verifications/[verification_id]/route';
import { POST as verifyDocument } from '@/app/api/v1/documents/verify/route';
import { POST as reportFraud } from '@/app/api/v1/fraud/report/route';
import { GET as listFraudReports } from '@/app/api/v1/fraud/reports/route';
import { GET as readFraudReport } from '@/app/api/v1/fraud/reports/[case_id]/route';
import { GET as readProperty } from '@/app/api/v1/properties/[property_id]/route';
import { GET as readPropertyStatus } from '@/app/api/v1/properties/[property_id]/status/route';
import { POST as lockProperty } from '@/app/api/v1/properties/lock/route';
import { GET as listProperties } from '@/app/api/v1/properties/route';
import { agentRoute } from '@/lib/programs/commands/tools';

export const POST = agentRoute([
  { name: 'lock_property', verb: 'POST', path: '/v1/properties/lock', handler: lockProperty },
  { name: 'list_properties', verb: 'GET', path: '/v1/properties', handler: listProperties },
  { name: 'read_property', verb: 'GET', path: '/v1/properties/{property_id}', handler: readProperty },
  {
    name: 'read_property_status',
    verb: 'GET',
    path: '/v1/properties/{property_id}/status',
    handler: readPropertyStatus,
  },
  { name: 'report_fraud', verb: 'POST', path: '/v1/fraud/report', handler: reportFraud },
  { name: 'list_fraud_reports', verb: 'GET', path: '/v1/fraud/reports', handler: listFraudReports },
  { name: 'read_fraud_report', verb: 'GET', path: '/v1/fraud/reports/{case_id}', handler: readFraudReport },
  { name: 'book_notary', verb: 'POST', path: '/v1/bookings', handler: bookNotary },
  { name: 'list_bookings', verb: 'GET', path: '/v1/bookings', handler: listBookings },
  { name: 'read_booking', verb: 'GET', path: '/v1/bookings/{booking_id}', handler: readBooking },
  {
    name: 'track_booking',
    verb: 'GET',
    path: '/v1/bookings/{booking_id}/tracking',
    handler: trackBooking,
  },
  {
    name: 'cancel_booking',
    verb: 'POST',
    path: '/v1/bookings/{booking_id}/cancel',
    handler: cancelBooking,
  },
  { name: 'verify_document', verb: 'POST', path: '/v1/documents/verify', handler: verifyDocument },
  {
    name: 'list_verifications',
    verb: 'GET',
    path: '/v1/documents/verifications',
    handler: listVerifications,
  },
  {
    name: 'read_verification',
    verb: 'GET',
    path: '/v1/documents/verifications/{verification_id}',
    handler: readVerification,
  },
]);
