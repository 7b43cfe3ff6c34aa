-- Where its reader ends mails of its kind (RFC 8058); empty for those that answer what somebody did.
alter table main.mail add column unsubscribe text not null default '';
