-- A journal is shared with nobody. Consents to show it to a trainer, which the app once offered, end; no trainer has ever seen one,
-- because no call shows it.

DELETE FROM trainer_consents WHERE kind = 'journal';

DELETE FROM trainer_accesses WHERE kind = 'journal';
